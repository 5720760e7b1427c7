/** Our own drawings in the wallets' colors, 24x24. Hidden from screen readers. */
import type { ReactNode } from 'react';
import { Drawing } from '../../../kit/icons/icon.tsx';
import type { WalletId } from './wallets.ts';

function Tile({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <Drawing size={24} box="0 0 24 24">
      <rect x=".5" y=".5" width="23" height="23" rx="5.5" fill={fill} stroke="#fff" strokeOpacity=".4" />
      {children}
    </Drawing>
  );
}

/** A purse, for wallets without an icon. */
export function AnyWalletLogo() {
  return (
    <Tile fill="#5c727d">
      <path
        d="M5 8h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zm0 0 9-3v3"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <circle cx="15.6" cy="13" r="1.3" fill="#fff" />
    </Tile>
  );
}

const LOGOS: Readonly<Record<WalletId, ReactNode>> = {
  phantom: (
    <Tile fill="#ab9ff2">
      <path
        d="M5 18c0-7 2.5-12 7-12s7 4 7 8c-1.2 2.8-3.3 1.2-4.2 0-1 2.6-3 3-4.2 1.400C9.5 17.2 7.5 18.4 5 18z"
        fill="#fff"
      />
      <path d="M12 10v2.200M15.5 10v2.2" stroke="#4a3f8f" strokeWidth="1.5" strokeLinecap="round" />
    </Tile>
  ),
  vessel: (
    <Tile fill="#1d4d4f">
      <path
        d="m6 7 6 11 6-11M9 7l3 5.500L15 7"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Tile>
  ),
  binance: (
    <Tile fill="#181a20">
      <path d="m12 5 3 3-3 3-3-3zm-5 5 2 2-2 2-2-2zm10 0 2 2-2 2-2-2zm-5 3 3 3-3 3-3-3z" fill="#f0b90b" />
    </Tile>
  ),
  coinbase: (
    <Tile fill="#0052ff">
      <circle cx="12" cy="12" r="7" fill="#fff" />
      <rect x="9.5" y="9.5" width="5" height="5" rx="1" fill="#0052ff" />
    </Tile>
  ),
  metamask: (
    <Tile fill="#fff4e8">
      <path d="m5 5 5 4h4l5-4-1.5 8 .5 4-4-1-2 2-2-2-4 1 .5-4z" fill="#e2761b" />
      <path d="m8.5 12.5 2 1m5-1-2 1" stroke="#5a2d0c" strokeWidth="1.4" strokeLinecap="round" />
    </Tile>
  ),
  otherEthereum: (
    <Tile fill="#e6eaf6">
      <path d="m12 4 5 8-5 3-5-3z" fill="#627eea" />
      <path d="m7 13.5 5 6.5 5-6.5-5 3z" fill="#3c4f9e" />
    </Tile>
  ),
  otherSolana: (
    <Tile fill="#14101f">
      <path d="M8 7h10l-2 2.500H6z" fill="#19fb9b" />
      <path d="M6 10.800h10l2 2.500H8z" fill="#6fa0d8" />
      <path d="M8 14.600h10l-2 2.500H6z" fill="#b14bf4" />
    </Tile>
  ),
};

export function WalletLogo({ id }: { id: WalletId }) {
  return LOGOS[id];
}
