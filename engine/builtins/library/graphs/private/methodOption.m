% SPDX-License-Identifier: Apache-2.0
function [method, args] = methodOption(name, args)
% The option Method among the arguments, which are left without it.
method = 'auto';
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'Method'), args), 1);
if isempty(at), return, end
if at == numel(args), error('MATLAB:graphfun:shortestpath:MissingValue', '%s: the option ''Method'' needs a value.', name); end
method = args{at + 1};
args(at:at + 1) = [];
end
