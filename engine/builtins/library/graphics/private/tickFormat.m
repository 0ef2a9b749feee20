% SPDX-License-Identifier: Apache-2.0
function told = tickFormat(letter, args)
% Writes an axis' numbers in a format, or tells it: xtickformat, ytickformat, ztickformat.
[ax, args] = leadingAxes(args);
if isempty(args)
    told = get(rulerOf(ax, letter), 'TickLabelFormat');
    return
end
if ~(ischar(args{1}) || isstring(args{1}))
    error('MATLAB:graphics:tickformat', 'The format must be a text.');
end
format = char(args{1});
known = {'usd', '$%,.2f'; 'eur', [char(8364) '%,.2f']; 'gbp', [char(163) '%,.2f']; 'jpy', [char(165) '%,d'];
    'percentage', '%g%%'; 'degrees', ['%g' char(176)]; 'auto', '%g'};
at = find(strcmpi(format, known(:, 1)), 1);
if ~isempty(at), format = known{at, 2}; end
if ~any(get(rulerOf(ax, letter), 'TickLabelFormat') == '%')
    % An axis of times.
    if strcmp(format, '%g'), format = 'auto'; end
    set(rulerOf(ax, letter), 'TickLabelFormat', format);
    return
end
if ~any(format == '%')
    error('MATLAB:graphics:tickformat', 'Unknown tick format ''%s''.', format);
end
set(rulerOf(ax, letter), 'TickLabelFormat', format);
end

function r = rulerOf(ax, letter)
% Of two sides, that of the axes at hand.
r = get(ax, [letter 'Axis']);
if numel(r) == 2, r = r(1 + strcmp(get(ax, 'YAxisLocation'), 'right')); end
end
