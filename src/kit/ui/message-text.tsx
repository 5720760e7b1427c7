import { splitDocLinks } from '../lib/doc-links.ts';
import { ExternalLink } from './external-link.tsx';

/** A message in which URLs of the provider's documentation are links. */
export function MessageText({ children }: { readonly children: string }) {
  return splitDocLinks(children).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // The parts of a message never change their order.
      <ExternalLink key={index} href={href}>
        {text}
      </ExternalLink>
    ),
  );
}
