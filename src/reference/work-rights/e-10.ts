import { because, DELIVERIES, finding, inAllSectors, type Finding, type WorkRightRule } from './rule.ts'

const crew = finding(
  'PERMIT_FIRST',
  because('E10_CREW_ROUTE', 'DECREE_12'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
)
const unclear = finding('NOT_KNOWN', because('E10_UNCLEAR', 'DECREE_23_1'))

/** Crews of one kind of ship; whether other types of E-10 may join them is not known. */
const onShips = (occupation: string, otherTypes: readonly string[]) => {
  const rule = (all: Finding) => ({ occupations: [occupation], all, some: unclear, evenIfClosed: true })
  return [
    { ...rule(crew), exceptFor: otherTypes },
    { ...rule(unclear), onlyFor: otherTypes },
  ]
}

/** Crews of ships: E-10-1 of cargo ships, E-10-2 of fishing ships, E-10-3 of cruise ships. */
export const e10: WorkRightRule = {
  status: 'E-10',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(finding('NO', because('E10_SHIPS_ONLY', 'DECREE_23_1')), {
    ETC: unclear,
  }),
  byOccupation: [
    {
      occupations: DELIVERIES,
      all: finding('NO', because('E10_SHIPS_ONLY', 'DECREE_23_1')),
      some: unclear,
    },
    ...onShips('FISHERMAN', ['E-10-1', 'E-10-3']),
    ...onShips('SEAMAN', ['E-10-2', 'E-10-3']),
  ],
}
