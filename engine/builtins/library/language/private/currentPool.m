% SPDX-License-Identifier: Apache-2.0
function pool = currentPool(next)
% The pool that parpool made last, [] where there is none; currentPool(p) makes p it.
persistent now
if nargin > 0, now = next; end
pool = now;
end
