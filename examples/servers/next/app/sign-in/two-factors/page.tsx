import { returnPath } from 'auth-widget/node';
import { AuthWidget, type AuthWidgetProps } from 'auth-widget/react';
import { Suspense } from 'react';
import { settings } from '../../../session';

interface Props {
  searchParams: Promise<{ to?: string | string[] }>;
}

const page: AuthWidgetProps = {
  ...settings,
  products: ['otp'],
  alreadySignedIn: 'succeed',
  secondFactor: ['authenticator', 'sms'],
  secondFactorRequired: true,
};

async function Form({ searchParams }: Props) {
  const { to } = await searchParams;
  return <AuthWidget {...page} successUrl={returnPath(to, '/payouts')} />;
}

export default function SignIn({ searchParams }: Props) {
  return (
    <Suspense>
      <Form searchParams={searchParams} />
    </Suspense>
  );
}
