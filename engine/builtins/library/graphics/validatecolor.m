% SPDX-License-Identifier: Apache-2.0
function c = validatecolor(colors, number)
% Colours as rows of red, green and blue: validatecolor('red'), validatecolor({'r','#0072BD'},'multiple'). What is
% no colour is an error.
if nargin < 2, number = 'one'; end
if ischar(colors), colors = {colors}; elseif isstring(colors), colors = cellstr(colors); end
bad = @() error('MATLAB:graphics:validatecolor:InvalidColorString', ...
    'The value is not a valid color. Valid names are ''red'', ''green'', ''blue'', ''cyan'', ''magenta'', ''yellow'', ''black'', ''white'', their first letters, and hexadecimal codes.');
if iscell(colors)
    c = zeros(numel(colors), 3);
    for k = 1:numel(colors), c(k, :) = rowOf(char(colors{k}), bad); end
else
    c = double(colors);
    if size(c, 2) ~= 3 || any(c(:) < 0 | c(:) > 1), bad(); end
end
if ~strcmpi(number, 'multiple') && size(c, 1) ~= 1
    error('MATLAB:graphics:validatecolor:MultipleColors', 'Specify one color.');
end
end

function row = rowOf(name, bad)
names = {'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'black', 'white'};
letters = 'rgbcmykw';
values = [1 0 0; 0 1 0; 0 0 1; 0 1 1; 1 0 1; 1 1 0; 0 0 0; 1 1 1];
at = find(strcmpi(name, names) | strcmpi(name, num2cell(letters)), 1);
if ~isempty(at), row = values(at, :); return, end
if isempty(regexp(name, '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', 'once')), bad(); end
digits = name(2:end);
if numel(digits) == 3, digits = digits([1 1 2 2 3 3]); end
row = [hex2dec(digits(1:2)), hex2dec(digits(3:4)), hex2dec(digits(5:6))]/255;
end
