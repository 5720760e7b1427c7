'use client';
import { AuthSession, type AuthSessionProps } from 'auth-widget/react';

/** Leaves the page when the visitor signs out, here or in another tab. */
const leave: AuthSessionProps['onSession'] = ({ detail }) => {
  if (detail.status === 'signed-out')
    location.replace(`/sign-in?to=${encodeURIComponent(location.pathname)}`);
};

export const AccountButton = (settings: AuthSessionProps) => <AuthSession {...settings} onSession={leave} />;
