% SPDX-License-Identifier: Apache-2.0
function c = tableBrace(T, varargin)
% T{rows, variables}: the data, joined along the columns.
s = objectState(T);
twoSubscripts(numel(varargin));
j = tableVariables(s, varargin{2});
i = tableRows(s, varargin{1});
c = {joinedData(s, i, j)};
end
