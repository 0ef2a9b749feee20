% SPDX-License-Identifier: Apache-2.0
function w = frequencyArgument(s, args)
% The frequencies of a response: a vector, {least, most}, or none.
if isempty(args) || isempty(args{1}), w = frequencyGrid(s, 200); return, end
if iscell(args{1})
    w = logspace(log10(args{1}{1}), log10(args{1}{2}), 200)';
else
    w = double(args{1}(:));
end
end
