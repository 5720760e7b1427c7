/** Lowercase, without accents and with straight quotes, so that "cote d'" finds "Côte d’Ivoire". */
export function fold(text: string): string {
  return text
    .replace(/[‘’ʻʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
