% SPDX-License-Identifier: Apache-2.0
function f = openfig(file, varargin)
% The figures that savefig keeps in a file: openfig(file), openfig(file,'invisible').
% What MATLAB has written there is read, too, as far as it is lines, texts, images and surfaces.
file = char(file);
[~, ~, suffix] = fileparts(file);
if isempty(suffix), file = [file '.fig']; end
if exist(file, 'file') ~= 2, error('MATLAB:load:couldNotReadFile', 'Unable to find file ''%s''.', file); end
content = load(file, '-mat');
if ~isfield(content, 'hgS_070000'), error('MATLAB:hgload:FileVersion', 'The file ''%s'' holds no figure.', file); end
trees = content.hgS_070000;
made = cell(numel(trees), 1);
hidden = any(strcmpi(varargin, 'invisible'));
for k = 1:numel(trees), made{k} = figureFromTree(trees(k), hidden); end
if nargout > 0, f = vertcat(made{:}); end
end
