import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meantEmail } from './email-slips.ts';

const slips: readonly (readonly [typed: string, meant: string])[] = [
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmail.ocm', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['Gmail.Con', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.fr', 'hotmail.fr'],
  ['yaho.co.uk', 'yahoo.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['comcast.ner', 'comcast.net'],
  ['aol.con', 'aol.com'],
];

for (const [typed, meant] of slips)
  test(`who types ${typed} is likely to mean ${meant}`, () =>
    assert.equal(meantEmail(`Ada.L+x@${typed}`), `Ada.L+x@${meant}`));

const right =
  'gmail.com googlemail.com mail.com email.com ymail.com cloud.com wahoo.com me.com me.co qq.com hotmail.fr hotmail.be hotmail.co.uk yahoo.co.jp yahoo.se yahoo.com.br outlook.de outlook.es live.nl gmx.de gmx.ch gmx.at gmx.net gmx.com web.de aol.com aol.de mac.com msn.com icloud.com proton.me protonmail.ch yandex.ru mail.ru zoho.eu naver.com t-online.de orange.fr free.fr libero.it comcast.net cox.net acme.co acme.com acme.cam acme.con gmail.example corp.gmail.com gmal.co example.com straße.example constructor.com toString.con';

for (const domain of right.split(' '))
  test(`${domain} is no slip`, () => assert.equal(meantEmail(`ada@${domain}`), undefined));
