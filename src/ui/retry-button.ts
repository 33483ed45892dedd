/** A 'Try again' button that looks like a link, to put after an error message. */
export function retryButton(retry: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  return button;
}
