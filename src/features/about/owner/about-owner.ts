import { whenOwner } from '../../../stores/owner/session.ts';

/** Lets the owner edit the About screen in place; visitors do not load the editors. */
export function startAboutEditing(screen: HTMLElement): void {
  whenOwner(async () => {
    const { mountAboutOwner } = await import('./mount-about-owner.ts');
    await mountAboutOwner(screen);
  });
}
