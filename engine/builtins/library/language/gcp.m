% SPDX-License-Identifier: Apache-2.0
function pool = gcp(word)
% The current pool of workers; made where there is none, unless gcp('nocreate'), which is empty then. See parpool.
% Example: delete(gcp('nocreate')), p = gcp; delete(p)
pool = currentPool;
if isempty(pool) && (nargin < 1 || ~strcmpi(word, 'nocreate')), pool = parpool; end
end
