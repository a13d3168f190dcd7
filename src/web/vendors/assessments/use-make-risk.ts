import { useQueryClient } from '@tanstack/react-query';
import { client, orpc } from '../../kit/requests/api.ts';

/** Puts something found at a vendor into the register of risks, linked with the vendor. */
export function useMakeRisk(vendorId: string) {
  const queryClient = useQueryClient();
  return {
    /** @returns the risk's reference. */
    async make({ title, note }: { title: string; note: string }): Promise<string> {
      const risk = await client.risks.add({ title, threat: note.slice(0, 1000) });
      const { risks } = await client.vendors.get({ id: vendorId });
      await client.vendors.change({ id: vendorId, riskIds: [...risks.map(({ id }) => id), risk.id] });
      await queryClient.invalidateQueries({ queryKey: orpc.risks.key() });
      await queryClient.invalidateQueries({ queryKey: orpc.vendors.key() });
      return risk.reference;
    },
  };
}
