/** The props that the server has rendered the page's app with. */
export function propsOfPage<Props>(): Props {
  return JSON.parse(document.querySelector('#props')?.textContent ?? '') as Props;
}
