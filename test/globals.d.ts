// The tools and tests run on Node and under mocha's `describe`/`it`; what ships is compiled without either
// (tsconfig.types.json), so that a Node global in src/ fails the build.
/// <reference types="node" />
/// <reference types="mocha" />
