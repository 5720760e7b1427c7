/** sonner's style sheet as text, provided by `sonner-styles.plugin.mjs`. */
declare module 'virtual:sonner-styles' {
  const text: string;
  export default text;
}
