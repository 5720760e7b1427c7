'use client';
import { AuthAccount, type AuthAccountProps } from 'auth-widget/react';
import { deleteAccount } from './delete-account';

const sections: AuthAccountProps['sections'] = ['name', 'email', 'phone', 'passkeys', 'delete'];

export const YourAccount = (settings: AuthAccountProps) => (
  <AuthAccount {...settings} sections={sections} onDelete={(event) => event.waitUntil(deleteAccount())} />
);
