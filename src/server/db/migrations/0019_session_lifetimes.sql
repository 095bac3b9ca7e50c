-- Sessions end 12 hours after the sign-in unless they are kept, those that are open now too.
update sessions set expires_at = least(expires_at, created_at + interval '12 hours') where not keep_signed_in;
