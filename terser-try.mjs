import { minify } from 'terser';
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
const dir='/tmp/bundle-map-scratch/raw/chunks/';
const names=process.argv[2].split(',');
const files=readdirSync(dir).filter(f=>names.some(n=>f.startsWith(n+'-')));
const base={ module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } };
const v={
 base:{},
 passes3:{passes:3}, passes4:{passes:4},
 arrows:{unsafe_arrows:true}, getters:{pure_getters:true}, noinline:{inline:false}, inline1:{inline:1},
 noreducefuncs:{reduce_funcs:false}, noseq:{sequences:false}, nocollapse:{collapse_vars:false}, nohoist:{hoist_props:false},
 noconditionals:{conditionals:false}, noif:{if_return:false}, nojoin:{join_vars:false}, nocomparisons:{comparisons:false}, nobool:{booleans:false}, noswitches:{switches:false}, noloops:{loops:false}, keepfargs:{keep_fargs:true}, nofargs:{keep_fargs:false}, nonegate:{negate_iife:false}, unsafe_undefined:{unsafe_undefined:true}, noarrowsopt:{arrows:false},notypeofs:{typeofs:false},noeval:{evaluate:false}, noreducevars:{reduce_vars:false},
};
for (const [k,o] of Object.entries(v)) { let m=0,b=0; for (const f of files){ const r=await minify(readFileSync(dir+f,'utf8'),{...base,compress:{...base.compress,...o}}); m+=Buffer.byteLength(r.code); b+=brotliCompressSync(r.code).length;} console.log(k.padEnd(18),m,b); }
{ let m=0,b=0; for (const f of files){ const r=await minify(readFileSync(dir+f,'utf8'),{...base,ecma:2022}); m+=Buffer.byteLength(r.code); b+=brotliCompressSync(r.code).length;} console.log('ecma2022'.padEnd(18),m,b); }
