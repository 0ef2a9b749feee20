% SPDX-License-Identifier: Apache-2.0
function average = firstAverage(average, params)
% Zeros of the form of params where there is no average yet.
if isempty(average)
    average = dlupdate(@(p) zeros(size(p), 'like', p), params);
end
end
