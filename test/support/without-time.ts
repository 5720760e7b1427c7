/** A result without the moment when something was sent, which no test controls. */
export function withoutTime<Result extends { readonly event?: object }>({
  event,
  ...rest
}: Result): Omit<Result, 'event'> & { readonly event: object } {
  const timeless = Object.entries(event ?? {}).filter(([name]) => name !== 'sentAt');
  return { ...rest, event: Object.fromEntries(timeless) };
}
