% SPDX-License-Identifier: Apache-2.0
function code = huffmanenco(signal, dict)
% The codes of a dictionary of huffmandict, of each element of a signal one behind the other.
% Example: huffmanenco([1 3 1], {1 0; 2 [1 0]; 3 [1 1]})
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedDictionary('huffmanenco', dict);
if ~iscell(signal), signal = num2cell(signal); end
parts = cell(1, numel(signal));
for k = 1:numel(signal)
    at = find(cellfun(@(s) isequal(s, signal{k}), dict(:, 1)), 1);
    if isempty(at), error('comm:huffmanenco:CodeNotFound', 'The Huffman code dictionary provided does not have the codes for all the input signals.'); end
    parts{k} = reshape(dict{at, 2}, 1, []);
end
code = [parts{:}];
if size(signal, 1) > 1, code = code'; end
end
