% SPDX-License-Identifier: Apache-2.0
function lines = textwrap(varargin)
% Paragraphs, the cells of a cell array of texts, broken into lines of at most columns (80) characters at blanks: textwrap(texts, columns). A word
% that is longer is cut.
% Example: lines = textwrap({'one two three'}, 8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if ~iscell(args{1}) && ~ischar(args{1}) && ~isstring(args{1}), args(1) = []; end
if isempty(args) || ~(iscell(args{1}) || ischar(args{1}) || isstring(args{1}))
    error('MATLAB:textwrap:InvalidInput', 'The text must be a cell array of character vectors.');
end
columns = 80;
if numel(args) > 1, columns = args{2}; end
if ~isnumeric(columns) || ~isscalar(columns) || columns < 1
    error('MATLAB:textwrap:InvalidInput', 'The number of columns must be a positive integer.');
end
texts = cellstr(args{1});
lines = cell(0, 1);
for k = 1:numel(texts)
    for part = strsplit(texts{k}, newline)
        lines = [lines; broken(part{1}, columns)];
    end
end
end

function lines = broken(text, columns)
lines = cell(0, 1);
while numel(text) > columns
    at = find(isspace(text(1:columns + 1)), 1, 'last');
    if isempty(at) || at == 1, at = columns; end
    lines{end + 1, 1} = strtrim(text(1:at));
    text = strtrim(text(at + 1:end));
end
lines{end + 1, 1} = text;
end
