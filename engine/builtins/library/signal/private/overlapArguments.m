% SPDX-License-Identifier: Apache-2.0
function [f, level, mirrored] = overlapArguments(who, args)
% Wavelet, level and the ends of modwt and what belongs to it.
mirrored = false;
texts = find(cellfun(@(v) ischar(v) || isstring(v), args));
for k = fliplr(texts)
    if strcmpi(args{k}, 'reflection'), mirrored = true; args(k) = []; elseif strcmpi(args{k}, 'periodic'), args(k) = []; end
end
level = [];
if isempty(args) || (isnumeric(args{1}) && isscalar(args{1}))
    args = [{'sym4'}, args];
elseif isempty(args{1})
    args{1} = 'sym4';
end
if isnumeric(args{1})
    f = struct('loR', args{1}, 'hiR', args{2});
    rest = args(3:end);
else
    f = waveletFilters(who, args);
    rest = args(2:end);
end
if ~isempty(rest), level = rest{1}; end
end
