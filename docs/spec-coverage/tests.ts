/** The test files that show rules of the specification, each under the name that the tables use. */
import { testsOf } from './evidence.ts';

const e2e = (name: string) => testsOf(`test/e2e/${name}.spec.ts`);

export const crypto = e2e('crypto');
export const cryptoScreens = e2e('crypto-screens');
export const examples = e2e('examples');
export const faults = e2e('faults');
export const keyboard = e2e('keyboard');
export const magicLink = e2e('magic-link');
export const measures = e2e('measures');
export const oauth = e2e('oauth');
export const oneTap = e2e('one-tap');
export const optionsSent = e2e('options');
export const otp = e2e('otp');
export const messages = testsOf('test/e2e/messages.spec.ts');
export const page = e2e('page');
export const passwords = e2e('passwords');
export const phone = e2e('phone');
export const resetPassword = e2e('reset-password');
export const server = e2e('server');
export const smoke = e2e('smoke');
export const strength = e2e('password-strength');

const everybody = e2e('screens');
/** A screen in one of its states, compared with its tree in test/e2e/accessibility-trees. */
export const screen = (state: string) => everybody('everybody can use …', state);
export const screenList = testsOf('test/e2e/screens.test.ts');
const pictures = testsOf('test/visual/gallery.spec.ts');
/** A group of states, compared with their pictures in test/visual/pictures. */
export const picture = (group: string) => pictures('the screens of the gallery look as before: …', group);

export const element = testsOf('test/harness/element.test.ts');
export const mount = testsOf('test/harness/mount.test.ts');
export const sdk = testsOf('test/contract/provider-sdk.spec.ts');

const transitions = testsOf('src/consumer/flow/reduce.test.ts');
/** The transition by an event of that type. */
export const transition = (event: string) => transitions('… --…--> …', `'${event}'`);
export const flow = transitions;
export const start = testsOf('src/consumer/flow/start.test.ts');

export const adapter = testsOf('src/provider/stytch/adapter.test.ts');
export const oneTapClient = testsOf('src/provider/stytch/one-tap.test.ts');
export const strengthAnswers = testsOf('src/provider/stytch/password-strength.test.ts');
export const config = testsOf('src/settings/config.test.ts');
export const docLinks = testsOf('src/kit/lib/doc-links.test.ts');
export const emailAddresses = testsOf('src/kit/lib/lib.test.ts');
export const emailMethods = testsOf('src/shell/views/email-methods.test.ts');
export const ethereum = testsOf('src/consumer/methods/crypto/ethereum.test.ts');
export const failures = testsOf('src/shell/runner/failures.test.ts');
export const followHeight = testsOf('src/consumer/methods/oauth/follow-height.test.ts');
export const mainBlocks = testsOf('src/consumer/methods/manifests.test.ts');
export const mailboxes = testsOf('src/shell/views/mailboxes.test.ts');
export const layout = testsOf('src/consumer/methods/main-layout.test.ts');
export const lookUp = testsOf('src/consumer/methods/passwords/look-up.test.ts');
export const oneTapPrompt = testsOf('src/consumer/methods/oauth/present-one-tap.test.ts');
export const otpActions = testsOf('src/consumer/methods/otp/actions.test.ts');
export const passcodeEditing = testsOf('src/kit/ui/passcode-editing.test.ts');
export const passkeyErrors = testsOf('src/provider/stytch/passkey-errors.test.ts');
export const passwordActions = testsOf('src/consumer/methods/passwords/actions.test.ts');
export const phoneNumbers = testsOf('src/kit/lib/phone.test.ts');
export const projectSettings = testsOf('src/shell/app/project/bootstrap-follower.test.ts');
export const providers = testsOf('src/shell/views/oauth/providers.test.ts');
export const sending = testsOf('src/shell/views/sending.test.ts');
export const theme = testsOf('src/kit/theme/theme.test.ts');
export const walletActions = testsOf('src/consumer/methods/crypto/actions.test.ts');
export const wallets = testsOf('src/consumer/methods/crypto/wallets.test.ts');
