import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The two halves of a passkey. */
export interface TestPasskey {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  /** In COSE format. */
  readonly publicKey: Buffer;
}

/** A passkey with a P-256 key. */
export function makeTestPasskey(): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A map of five: key type EC2, algorithm ES256, curve P-256, and the two coordinates.
  const cose = [
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ];
  return { id: randomBytes(16), privateKey, publicKey: Buffer.concat(cose) };
}

/** The parts of an answer that a test can change, to see it refused. */
export interface Tampering {
  readonly origin?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly flags?: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A browser and authenticator in software, with one passkey. Answers are `public_key_credential` strings. */
export class TestAuthenticator {
  readonly passkey = makeTestPasskey();
  counter = 0;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Registers its key, by the options of a start route. */
  create(optionsText: string, tampering: Tampering = {}): string {
    const { challenge, rp } = JSON.parse(optionsText) as { challenge: string; rp: { id: string } };
    const { id, publicKey } = this.passkey;
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const authData = Buffer.concat([this.#authData(rp.id, HAS_CREDENTIAL, tampering), attested]);
    return this.#credential({
      clientDataJSON: encode(this.#clientData('webauthn.create', challenge, tampering)),
      attestationObject: encode(attestationObject(authData)),
      transports: ['internal'],
    });
  }

  /** Signs in with its key, by the options of a start route. */
  get(optionsText: string, tampering: Tampering = {}): string {
    const { challenge, rpId } = JSON.parse(optionsText) as { challenge: string; rpId: string };
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, tampering);
    const authData = this.#authData(rpId, 0, tampering);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authData),
      signature: encode(sign('sha256', signed, this.passkey.privateKey)),
      userHandle: encode(Buffer.from('chosen by the page')),
    });
  }

  #credential(response: object): string {
    const id = encode(this.passkey.id);
    return JSON.stringify({ type: 'public-key', id, rawId: id, response, clientExtensionResults: {} });
  }

  #clientData(type: string, challenge: string, tampering: Tampering): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: tampering.type ?? type,
        challenge: tampering.challenge ?? Buffer.from(challenge, 'base64').toString('base64url'),
        origin: tampering.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authData(rpId: string, flags: number, tampering: Tampering): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(tampering.counter ?? this.counter);
    const user = tampering.flags ?? USER_PRESENT | USER_VERIFIED;
    return Buffer.concat([sha256(tampering.rpId ?? rpId), Buffer.from([user | flags]), counter]);
  }
}

function attestationObject(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  // A map of three: fmt "none"; attStmt, an empty map; and authData, a byte string.
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
  return Buffer.concat([head, length, authData]);
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}
