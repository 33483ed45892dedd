/** A quiet button that tries again what failed; it stands behind the words that say so. */
export function retryButton(retry: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  return button;
}
