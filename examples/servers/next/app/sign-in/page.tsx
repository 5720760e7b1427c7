import { returnPath } from 'auth-widget/node';
import { AuthWidget } from 'auth-widget/react';
import { Suspense } from 'react';
import { settings } from '../../session';

interface Props {
  searchParams: Promise<{ to?: string | string[] }>;
}

async function Form({ searchParams }: Props) {
  const { to } = await searchParams;
  const target = returnPath(to, '/account');
  return <AuthWidget {...settings} products="otp" alreadySignedIn="succeed" successUrl={target} />;
}

export default function SignIn({ searchParams }: Props) {
  return (
    <Suspense>
      <Form searchParams={searchParams} />
    </Suspense>
  );
}
