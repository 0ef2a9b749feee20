% SPDX-License-Identifier: Apache-2.0
function [replace, args] = replaceOption(args)
% Whether 'ReplaceValues' is true, as it is unless said, and the arguments without it.
replace = true;
for k = numel(args) - 1:-1:1
    if ~(ischar(args{k}) || (isstring(args{k}) && isscalar(args{k}))) || ~strcmpi(args{k}, 'ReplaceValues'), continue, end
    replace = args{k + 1};
    if ~(isscalar(replace) && (islogical(replace) || isequal(replace, 0) || isequal(replace, 1)))
        error('MATLAB:fillmissing:ReplaceValues', '''ReplaceValues'' must be a logical scalar.');
    end
    replace = logical(replace);
    args(k:k + 1) = [];
end
end
