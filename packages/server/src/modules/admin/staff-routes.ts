/** /api/admin: staff and advisers. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { StaffService } from './staff-service.ts';

export function staffRoutes(staff: StaffService) {
  return {
    adminGetAll: (incoming) => staff.all(actorOf(incoming)),
    getAllAdmins: () => staff.admins(),
    getAllConsulenti: () => staff.consulenti(),
    createAdmin: async (incoming) => {
      await staff.invite(actorOf(incoming), incoming.body);
      return staff.admins();
    },
    createConsulente: async (incoming) => {
      await staff.invite(actorOf(incoming), { ...incoming.body, role: 'Consulente' });
      return staff.consulenti();
    },
    deleteAdmin: async (incoming) => {
      await staff.remove(actorOf(incoming), incoming.params.id, incoming.body.reason);
      return undefined;
    },
    updateAdmin: async (incoming) => {
      await staff.change(actorOf(incoming), incoming.params.id, incoming.body);
      return staff.admins();
    },
  } satisfies Partial<Handlers>;
}
