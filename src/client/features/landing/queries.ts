import { getLandingFigures } from '../../../contract/site/landing.ts'
import { queryFor } from '../../api/query-for.ts'

export const landingFigures = () => queryFor(getLandingFigures, {}, { boot: true, shared: true })
