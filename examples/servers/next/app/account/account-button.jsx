'use client';
import { AuthSession } from 'auth-widget/react';

/** Leaves the page when the visitor signs out, here or in another tab. */
const leave = ({ detail }) => detail.status === 'signed-out' && location.reload();

export const AccountButton = (settings) => <AuthSession {...settings} onSession={leave} />;
