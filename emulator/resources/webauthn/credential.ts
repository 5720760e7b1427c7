import { ApiError } from '../../http/api-error.ts';
import { field, readAs } from '../../http/fields.ts';
import { text } from '../../state/formats.ts';
import { isJsonObject, type Json, type JsonObject } from '../../state/json.ts';

const KEY = 'public_key_credential';
const INVALID = 'invalid_public_key_credential';

/**
 * The result of `navigator.credentials.create`, from the request's body and not verified yet, with the challenge that it
 * claims to answer, in base64url.
 * @throws ApiError 400 that names what is missing or malformed
 */
export function readNewCredential(body: JsonObject) {
  const { base, response, clientDataJSON, challenge } = readCredential(body);
  const attestationObject = readField(response, 'attestationObject', 'attestation_object');
  const transports = readTransports(response);
  return { challenge, credential: { ...base, response: { clientDataJSON, attestationObject, transports } } };
}

/**
 * The same of `navigator.credentials.get`.
 * @throws ApiError 400 that names what is missing or malformed
 */
export function readAssertion(body: JsonObject) {
  const { base, response, clientDataJSON, challenge } = readCredential(body);
  const authenticatorData = readField(response, 'authenticatorData', 'authenticator_data');
  const signature = readField(response, 'signature', 'signature');
  return { challenge, credential: { ...base, response: { clientDataJSON, authenticatorData, signature } } };
}

/** The part that both kinds have in common. */
function readCredential(body: JsonObject) {
  const credential = parseObject(readAs(body, KEY, field(INVALID, text)), INVALID, KEY);
  const id = readField(credential, 'id', 'id');
  const rawId = readAs(credential, 'rawId', field(INVALID, text));
  if (credential['type'] !== 'public-key') throw new ApiError(400, INVALID, 'type must be public-key.');
  const { response } = credential;
  if (!isJsonObject(response)) {
    throw new ApiError(400, INVALID, 'response must be an object.');
  }
  const clientDataJSON = readField(response, 'clientDataJSON', 'client_data_json');
  const base = { id, rawId, type: 'public-key' as const, clientExtensionResults: {} };
  return { base, response, clientDataJSON, challenge: readChallenge(clientDataJSON) };
}

function readField(object: JsonObject, key: string, name: string): string {
  return readAs(object, key, field(`${INVALID}_missing_${name}_field`, text));
}

function readChallenge(clientDataJSON: string): string {
  const type = `${INVALID}_malformed_client_data_json`;
  const data = parseObject(Buffer.from(clientDataJSON, 'base64url').toString('utf8'), type, 'clientDataJSON');
  return readAs(data, 'challenge', field(type, text));
}

function parseObject(text: string, errorType: string, name: string): JsonObject {
  const malformed = new ApiError(400, errorType, `${name} must be a JSON object.`);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw malformed;
  }
  if (!isJsonObject(value)) throw malformed;
  return value;
}

function readTransports({ transports }: JsonObject): string[] {
  return Array.isArray(transports) ? transports.filter((item) => typeof item === 'string') : [];
}
