export type Lodging = 'FREE_DORMITORY' | 'SHARED_ROOM' | 'STUDIO'
export type Meals = 'FREE' | 'LUNCH' | 'LUNCH_AND_DINNER' | 'THREE_A_DAY'
