import * as fc from 'fast-check'

type Flaw = '' | 'poison' | 'stale'

export type Action =
  | { do: 'toggle'; thing: number; process: number }
  | { do: 'add'; thing: number; process: number; flaw: Flaw }
  | { do: 'save resume'; photo: 'new' | 'same' | 'none'; flaw: Flaw; process: number }
  | { do: 'apply'; thing: number; process: number }
  | { do: 'try again'; pick: number; process: number }
  | { do: 'publish'; thing: number; process: number }
  | { do: 'cancel'; pick: number; whole: boolean; process: number }
  | { do: 'read' }
  | { do: 'compare'; process: number }
  | { do: 'other device saves'; part: 'r' | 'd' }
  | { do: 'wake'; process: number; retry: boolean }
  | { do: 'wait'; milliseconds: number }
  | { do: 'kill'; process: number }
  | { do: 'session ends' }
  | { do: 'sign in'; member: 'a' | 'b' }
  | { do: 'late arrivals' }

const processIndex = fc.nat({ max: 2 })
const thing = fc.nat({ max: 2 })

export const anAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('toggle' as const), thing, process: processIndex }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      thing,
      process: processIndex,
      flaw: fc.constantFrom('' as const, '' as const, '' as const, 'poison' as const, 'stale' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('save resume' as const),
      photo: fc.constantFrom('new' as const, 'new' as const, 'same' as const, 'none' as const),
      flaw: fc.constantFrom('' as const, '' as const, '' as const, '' as const, 'poison' as const),
      process: processIndex,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('apply' as const), thing, process: processIndex }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('try again' as const), pick: fc.nat(), process: processIndex }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      thing: fc.constant(0),
      process: processIndex,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      pick: fc.nat(),
      whole: fc.boolean(),
      process: processIndex,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('compare' as const), process: processIndex }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('other device saves' as const),
      part: fc.constantFrom('r' as const, 'd' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wake' as const), process: processIndex, retry: fc.boolean() }),
  },
  {
    weight: 3,
    // Negative because the clock of a phone may be set back.
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.integer({ min: -90_000, max: 120_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), process: processIndex }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('session ends' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('sign in' as const), member: fc.constantFrom('a', 'b') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('late arrivals' as const) }) },
)
