export function showChoices<Group extends string>(
  groups: Readonly<Record<Group, Readonly<Record<string, string>>>>,
): Readonly<Record<Group, string>>;
