% Names near keywords and functions.
end_ = 1; if_ = 2; i = 3; j = i + 1; e = 5; pi_ = 6; disp(end_ + if_ + i + j + e + pi_), ans_ = 7; disp(ans_), e1 = 2; disp(1e1 + e1), x1e3 = 4; disp(x1e3), clear i, disp(i), a.end_ = 1; disp(a.end_), s.for = 3; disp(s.for), s.if = 4; disp(s.('if'))
