% SPDX-License-Identifier: Apache-2.0
function [labels, o] = mappingOptions(who, args, M, order, o)
% What follows the arguments of a mapping of symbols: the order of the symbols, 'gray', 'bin' or the label of each point, then pairs of the
% options o. labels: the label of each point, the points in the order of their positions.
positions = (0:M - 1)';
if ~isempty(args) && (isnumeric(args{1}) || any(strcmpi(char(args{1}), {'gray', 'bin', 'binary'}))), order = args{1}; args(1) = []; end
if isnumeric(order)
    labels = double(order(:));
    if ~isequal(sort(labels), positions), error(sprintf('comm:%s:SymbolOrder', who), 'The symbol order must hold each of the numbers from 0 to M-1 once.'); end
elseif strcmpi(order, 'gray')
    labels = bitxor(positions, floor(positions/2));
else
    labels = positions;
end
if mod(numel(args), 2), error(sprintf('comm:%s:InvalidArguments', who), 'Options must be pairs of names and values.'); end
names = fieldnames(o);
for k = 1:2:numel(args)
    o.(validatestring(args{k}, names, who)) = args{k + 1};
end
end
