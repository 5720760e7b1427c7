/** Compiled against dist/types, never run: the tags in React's JSX, in an app that also imports the classes. */
import type { AuthWidget } from 'auth-widget';
import type { Listeners, TagProps } from 'auth-widget/jsx';

export const right = (
  <auth-widget
    public-token="public-token-test-1"
    products="otp"
    config={{ products: ['otp'] }}
    ref={(widget: AuthWidget | null) => widget?.reset()}
    onauth-success={({ detail }) => detail.method === 'otp'}
  />
);

export const Wrapped = (props: TagProps<'auth-widget'> & Listeners<'auth-widget'>) => (
  <auth-widget {...props} />
);

export const wrong = [
  // @ts-expect-error no such product
  <auth-widget key="product" client={{}} products={['otps']} />,
  // @ts-expect-error no such product
  <auth-widget key="words" client={{}} products="otps" />,
  // @ts-expect-error neither a token nor a client
  <auth-widget key="token" products="otp" />,
  // @ts-expect-error no such event, so the handler's parameter has no type
  <auth-widget key="event" client={{}} onauth-sucess={({ detail }) => detail.user} />,
  // @ts-expect-error no such property
  <auth-widget key="property" client={{}} publicTokn="" />,
];
