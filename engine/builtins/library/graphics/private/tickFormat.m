% SPDX-License-Identifier: Apache-2.0
function tickFormat(letter, args)
% Writes an axis' ticks in a format: xtickformat, ytickformat, ztickformat.
if numel(args) > 1, ax = args{1}; args = args(2:end); else, ax = gca; end
if isempty(args) || ~(ischar(args{1}) || isstring(args{1}))
    error('MATLAB:graphics:tickformat', 'The format must be a text.');
end
format = char(args{1});
if strcmpi(format, 'auto')
    set(ax, [letter 'TickMode'], 'auto', [letter 'TickLabelMode'], 'auto');
    return
end
known = {'usd', '$%.2f'; 'eur', [char(8364) '%.2f']; 'gbp', [char(163) '%.2f']; 'jpy', [char(165) '%d'];
    'percentage', '%g%%'; 'degrees', ['%g' char(176)]};
at = find(strcmpi(format, known(:, 1)), 1);
if ~isempty(at), format = known{at, 2}; end
if ~any(format == '%')
    error('MATLAB:graphics:tickformat', 'Unknown tick format ''%s''.', format);
end
ticks = get(ax, [letter 'Tick']);
set(ax, [letter 'Tick'], ticks, [letter 'TickLabel'], arrayfun(@(t) sprintf(format, t), ticks, 'UniformOutput', false));
end
