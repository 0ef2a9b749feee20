% SPDX-License-Identifier: Apache-2.0
function [style, color, marker, message] = colstyle(spec, plotting)
% The parts of a line specification: the style of the line, the letter of the color and the marker, each '' where it isn't said; message: a structure with
% message and identifier, empty where the specification is right. With 'plot' a marker alone has the style 'none', and a style alone the marker 'none'.
% Example: [l, c, m] = colstyle('r--o')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[style, color, marker] = deal('');
message = struct('message', {}, 'identifier', {});
rest = lower(char(spec));
styles = '^(--|-\.|-|:)';
markers = '^(square|diamond|pentagram|hexagram|none|[+o*.xsdv^><ph_|])';
names = {'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'black', 'white'};
letters = 'rgbcmykw';
while ~isempty(rest)
    [found, part] = deal('');
    if isempty(style), [found, part] = deal(regexp(rest, styles, 'match', 'once')); style = [style part]; end
    if isempty(found) && isempty(color)
        long = find(startsWith(rest, names), 1);
        if ~isempty(long), [found, color] = deal(names{long}, letters(long));
        elseif any(rest(1) == letters), [found, color] = deal(rest(1)); end
    end
    if isempty(found) && isempty(marker), [found, marker] = deal(regexp(rest, markers, 'match', 'once')); end
    if isempty(found)
        [style, color, marker] = deal('');
        message = struct('message', 'Error in color/linetype argument.', 'identifier', 'MATLAB:colstyle:InvalidColorLinetype');
        return
    end
    rest = strtrim(rest(numel(found) + 1:end));
end
if nargin > 1 && strcmpi(plotting, 'plot')
    if isempty(style) && ~isempty(marker), style = 'none'; end
    if ~isempty(style) && isempty(marker), marker = 'none'; end
end
end
