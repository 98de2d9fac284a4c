import { profiles } from '@subrosa/contract/endpoints/profiles';
import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { platforms, type PlatformId } from '../platforms.ts';
import { cacheOwnProfile } from './own-profile.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';

/** The changes of the socials tab, each of which is saved at once. */
export function useSocials() {
  const queryClient = useQueryClient();
  const { queryKey } = ownProfileQuery();

  async function addLink(platform: PlatformId, url: string) {
    const body = { kind: platforms[platform].kind, platform, url };
    await cacheOwnProfile(queryClient, await client.callWithVersion(profiles.addLink, { body }));
  }

  async function removeLink(id: string) {
    await cacheOwnProfile(queryClient, await client.callWithVersion(profiles.removeLink, { params: { id } }));
  }

  async function saveLine(change: Pick<ProfileChange, 'wishlistUrl' | 'storeNumber'>) {
    const version = queryClient.getQueryData(queryKey)?.version;
    try {
      await cacheOwnProfile(queryClient, await client.callWithVersion(profiles.saveProfile, { body: change, version }));
    } catch (error) {
      // If another window saved first, the next attempt is based on its version.
      await queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }

  return { addLink, removeLink, saveLine };
}
