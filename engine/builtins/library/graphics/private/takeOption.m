% SPDX-License-Identifier: Apache-2.0
function [value, rest] = takeOption(rest, name, value)
% The value behind a name among the arguments, which loses both; the given one where it is not there.
for k = numel(rest)-1:-1:1
    if (ischar(rest{k}) || (isstring(rest{k}) && isscalar(rest{k}))) && strcmpi(rest{k}, name)
        value = rest{k+1};
        rest(k:k+1) = [];
    end
end
end
