% SPDX-License-Identifier: Apache-2.0
function clearAllMemoizedCaches()
% Forgets what all functions that memoize has made remember.
% Example: f = memoize(@sin); f(1); clearAllMemoizedCaches
known = memoizedFunctions();
for k = 1:numel(known)
    clearCache(known{k});
end
end
