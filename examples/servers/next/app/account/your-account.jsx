'use client';
import { AuthAccount } from 'auth-widget/react';
import { deleteAccount } from './delete-account.js';

const sections = ['name', 'email', 'phone', 'passkeys', 'delete'];

export const YourAccount = (settings) => (
  <AuthAccount {...settings} sections={sections} onDelete={(event) => event.waitUntil(deleteAccount())} />
);
