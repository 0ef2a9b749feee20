% SPDX-License-Identifier: Apache-2.0
function o = correlogramOptions(who, args, o, n)
% The options of autocorr and parcorr, by name or in order.
names = fieldnames(o);
if ~isempty(args) && (isnumeric(args{1}) || islogical(args{1}))
    for k = 1:numel(args), if ~isempty(args{k}), o.(names{k}) = args{k}; end, end
else
    for k = 1:2:numel(args) - 1, o.(validatestring(args{k}, names, who)) = args{k + 1}; end
end
if ~isscalar(o.NumLags) || o.NumLags < 1 || o.NumLags ~= fix(o.NumLags) || o.NumLags > n - 1
    error(['econ:' who ':InvalidNumLags'], 'The number of lags must be a positive integer less than the number of observations.');
end
end
