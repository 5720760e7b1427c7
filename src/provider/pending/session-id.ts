/** The id of a session, whatever its kind. It comes from Stytch and from storage; undefined if it has none. */
export function sessionIdOf(session: object | undefined): string | undefined {
  const { session_id, member_session_id: id = session_id }: Record<string, unknown> = { ...session };
  return typeof id === 'string' ? id : undefined;
}
