type Sections = Readonly<Record<string, object>>;

/** Two catalogues as one, section by section. */
export function merge<One extends Sections, Other extends Sections>(one: One, other: Other): One & Other {
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(names.map((name) => [name, { ...one[name], ...other[name] }])) as One & Other;
}
