import { getLandingFigures } from '../../../contract/landing.ts'
import { queryFor } from '../../api/query-for.ts'

export const landingFigures = () => queryFor(getLandingFigures, {}, { boot: true, shared: true })
