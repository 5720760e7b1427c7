/** Follows the page's own work, which may begin anew while somebody waits for it. */
import { pageError } from '../../provider/page-work.ts';
import type { PageWork } from '../flow-types.ts';

interface Following {
  latest: Promise<unknown> | undefined;
  /** Waits for the latest work. */
  follow(): void;
}

const followings = new WeakMap<PageWork, Following>();

function followingOf(work: PageWork): Following {
  const known = followings.get(work);
  if (known) return known;
  const following = { latest: work.started, follow: () => undefined };
  followings.set(work, following);
  return following;
}

/**
 * Settles as the page's latest work does.
 * @throws ProviderError `page`
 */
export function followPage(work: PageWork): Promise<void> {
  const following = followingOf(work);
  return new Promise((resolve, reject) => {
    following.follow = () => {
      const { latest } = following;
      Promise.resolve(latest).then(
        () => latest === following.latest && resolve(),
        (cause: unknown) => latest === following.latest && reject(pageError(cause)),
      );
    };
    following.follow();
  });
}

/** Asks the page again. Whoever waits then waits for what the page does now. */
export function restartPage(work: PageWork): void {
  const following = followingOf(work);
  following.latest = work.restart();
  following.follow();
}
